/*
 * An export of a fictional member, written by hand after descriptions of these tables by programs that read them:
 * https://github.com/JMPerez/linkedin-to-json-resume and https://www.linkedin.com/help/linkedin/answer/a1339364
 */
export const linkedInExport = {
  'Profile.csv': `First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers
Amélie,Garnier,Roussel,"12 rue des Lilas, 69003 Lyon",14 févr.,Infirmière en réanimation,"Infirmière depuis onze ans.

Je forme aussi.",Hôpitaux,69003,"Lyon, Auvergne-Rhône-Alpes, France",[amelie_g],[PORTFOLIO:amelie-garnier.fr],AIM:+33 6 00
`,
  'Positions.csv': `Company Name,Title,Description,Location,Started On,Finished On
CHU de Lyon,Infirmière en réanimation,"• Garde de nuit, 12 lits
• Formation des *nouvelles*","Lyon, France",mars 2019,
Clinique du Parc,Infirmière,,,sept. 2014,févr. 2019
`,
  'Education.csv': `School Name,Start Date,End Date,Notes,Degree Name,Activities
IFSI de Lyon,2011,2014,,Diplôme d’État,Chorale
`,
  'Skills.csv': 'Name\nRéanimation\nTriage\nTriage\n',
  'Projects.csv': `Title,Description,Url,Started On,Finished On
Carnet de garde,Un carnet pour les équipes de nuit.,https://carnet.invalid,janv. 2021,nov. 2021
`,
  'Certifications.csv': `Name,Url,Authority,Started On,Finished On,License Number
AFGSU 2,,SAMU 69,janv. 2022,janv. 2026,F-12
`,
  'Languages.csv': 'Name,Proficiency\nAnglais,Limited working proficiency\n',
  'Publications.csv': `Name,Published On,Description,Publisher,Url
Veiller la nuit,4 mai 2021,,Soins,
`,
  'Honors.csv': 'Title,Description,Issued On\nPrix du service,,juin 2020\n',
  'Volunteering.csv': `Company Name,Role,Cause,Started On,Finished On,Description
Croix-Rouge,Secouriste,Health,déc. 2012,,
`,
  'Connections.csv': `Notes:
"When exporting your connection data, you may notice that some of the email addresses are missing."

First Name,Last Name,URL,Email Address,Company,Position,Connected On
Bob,Secret,,bob@secret.invalid,Quay,Pilot,01 Jan 2020
`,
  'messages.csv': 'CONVERSATION ID,FROM,TO,CONTENT\n1,Bob Secret,Amélie,Bonjour\n',
  'Ad Preferences.csv': 'Member Age,Member Gender\n30-39,f\n',
};
