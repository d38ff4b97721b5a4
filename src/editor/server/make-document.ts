import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { nameOfApplication } from '../../applications/application-folder.ts';
import { matchPosting } from '../../applications/match-posting.ts';
import type { PostingMatch } from '../../applications/posting-lines.ts';
import { listApplications, readApplication } from '../../applications/read-applications.ts';
import {
  describePortfolio,
  explainUnchanged,
  makePortfolio,
  type PortfolioOrder,
  type RefusedPortfolio,
} from '../../build/make-portfolio.ts';
import { readPlannedSite, type Site } from '../../build/site.ts';
import { Refused } from '../../core/diagnostics.ts';
import { engineRoot, outputPaths } from '../../files/output-paths.ts';
import { createQueue } from '../../files/queue.ts';
import { explainSystemError } from '../../files/system-errors.ts';
import { letterAddressOf } from '../../owner/application-files.ts';
import { describeFailedChange } from '../../owner/content-change.ts';
import {
  answerChecks,
  chooseSite,
  createApplication,
  explainApplicationName,
} from '../../owner/create-application.ts';
import { makeApplication, recordAsSent, textsOf } from '../../owner/make-application.ts';
import type { ApplicationAnswers } from '../../owner/plan-application.ts';
import { typesetLetter } from '../../resume/resume-pdf.ts';
import type { Unsaved } from '../../site/read-content.ts';
import { typesetterMissing } from '../../typst/typesetter.ts';
import type { CreatedApplication } from '../protocol/protocol.ts';

type Context = { root: string; contentDir: string; unsaved: Unsaved; today: string };

/** What the thread can make, by the kind of a request. */
type DocumentRequest = Context &
  (
    | { kind: 'letter'; name: string }
    /** Of content/letters. */
    | { kind: 'letter-pdf'; name: string }
    | { kind: 'match'; name: string }
    | { kind: 'create'; name: string; answers: ApplicationAnswers }
    | { kind: 'application'; name: string; isSent: boolean }
    | { kind: 'portfolio'; order: PortfolioOrder }
  );

type DocumentAnswers = {
  letter: { pages: PagePicture[] };
  'letter-pdf': { pdf: Uint8Array };
  match: { match: PostingMatch | null };
  create: CreatedApplication;
  application: { message: string };
  portfolio: { name: string; summary: string; pdf: Uint8Array; pages: PagePicture[] } | RefusedPortfolio;
};

type Answer = DocumentAnswers[keyof DocumentAnswers] | { refused: string } | { failed: string };

/** Wide enough for screens with two dots per pixel. */
const widthsPx = { letter: 1100, page: 900 } as const;

const fixFirst = 'Fix the errors under "Problems" first. Documents can only be created from valid content.';

/** Creates the documents of a request. `refused` is a sentence for the owner; `failed` describes a bug. */
export async function answerRequest(request: DocumentRequest): Promise<Answer> {
  try {
    return await answer(request);
  } catch (error) {
    if (error instanceof Refused) return { refused: error.message };
    const reason = explainSystemError(error, request.root, describeFailedChange(error));
    if (reason) return { refused: reason };
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

async function answer(request: DocumentRequest): Promise<Answer> {
  const { root, contentDir, unsaved, today } = request;
  const paths = { ...outputPaths(root), contentDir };
  const siteWith = async (furtherText = ''): Promise<Site> => {
    const { value } = await readPlannedSite(paths, { unsaved, today, mayFetch: false, furtherText });
    if (!value) throw new Refused(fixFirst);
    if (!value.canTypeset) throw new Refused(typesetterMissing);
    return value;
  };
  switch (request.kind) {
    case 'letter': {
      const before = (await readApplication(contentDir, request.name, null, unsaved.texts)).application;
      const site = chooseSite(await siteWith(textsOf(before)), before?.language ?? '');
      const { content, faces } = site;
      const { application } = await readApplication(contentDir, request.name, content, unsaved.texts);
      if (!application) throw new Refused('The preview shows the letter as soon as its fields are valid.');
      if (!application.letter) return { pages: [] };
      const address = letterAddressOf(application, site);
      const pdf = await typesetLetter(content, application.letter, faces, address);
      return { pages: await picturesOfPdf(pdf, widthsPx.letter) };
    }
    case 'letter-pdf': {
      const { content, faces } = await siteWith();
      const letter = content.letters.find(({ name }) => name === request.name);
      if (!letter) throw new Refused(`There is no letter named ${request.name}.`);
      return { pdf: await typesetLetter(content, letter, faces) };
    }
    case 'match': {
      const { application } = await readApplication(contentDir, request.name, null, unsaved.texts);
      if (!application || application.posting.trim() === '') return { match: null };
      const site = chooseSite(await siteWith(), application.language ?? '');
      return { match: matchPosting(application.posting, site.content, application.reader) };
    }
    case 'create': {
      const { name, answers } = request;
      const site = await siteWith();
      const checks = Object.entries(answerChecks(site, today)).map(([field, explain]) => [
        field,
        explain(answers[field as keyof ApplicationAnswers] ?? ''),
      ]);
      const errors = [...checks, ['name', name === '' ? '' : explainApplicationName(name)]].filter(
        ([, why]) => why,
      );
      // Without a reader there is no name yet.
      if (name === '' && answers.reader) errors.push(['name', explainApplicationName(name)]);
      if (errors.length > 0) return { errors: Object.fromEntries(errors) };
      if ((await listApplications(contentDir)).includes(nameOfApplication(name, answers.date)))
        return { errors: { name: 'An application with this name already exists.' } };
      return { created: await createApplication(contentDir, name, answers, site) };
    }
    case 'application': {
      const { name, isSent } = request;
      const { files, isUnwritten } = await makeApplication(paths, name, { today, mustBeWritten: isSent });
      const warnings = files.flatMap(({ warning }) => warning ?? []);
      const sentences = [`Made ${files.map((file) => file.name).join(' and ')}.`, ...warnings].join(' ');
      if (!isSent)
        return { message: isUnwritten ? `${sentences} The letter is still to be written.` : sentences };
      const { copy, isNew } = await recordAsSent(contentDir, name, files, today);
      const copySentence = isNew
        ? `Saved a copy of the documents in sent/${copy}/.`
        : `The documents have not changed since the copy in sent/${copy}, so no second copy was created.`;
      return { message: `${sentences} ${copySentence}` };
    }
    case 'portfolio': {
      const portfolio = await makePortfolio(await siteWith(), request.order);
      if ('refused' in portfolio) return portfolio;
      const { name, pdf } = portfolio;
      const summary = [describePortfolio(portfolio), explainUnchanged(portfolio)].filter(Boolean).join('. ');
      return { name, summary, pdf, pages: await picturesOfPdf(pdf, widthsPx.page) };
    }
  }
}

export type DocumentMaker = <Kind extends keyof DocumentAnswers>(
  request: Extract<DocumentRequest, { kind: Kind }>,
) => Promise<DocumentAnswers[Kind]>;

/**
 * Makes documents in a thread, one after another, so that the server can answer meanwhile. Rejects with `Refused` if there
 * is a sentence for the owner.
 */
export function createDocumentMaker(): DocumentMaker {
  const inTurn = createQueue(1);
  let idle: Worker | undefined;
  const start = () => {
    const worker = new Worker(path.join(engineRoot, 'bin/document-worker.mjs'));
    worker.unref();
    // Without a listener, an error in an idle thread would end the server.
    worker.on('error', () => {
      if (worker === idle) idle = undefined;
    });
    return worker;
  };
  return (request) =>
    inTurn(async () => {
      const worker = idle ?? start();
      idle = undefined;
      try {
        const answered = once(worker, 'message');
        worker.postMessage(request);
        const [answer] = (await answered) as [object];
        // The memory of WebAssembly never shrinks, and pictures need much of it.
        if (request.kind !== 'portfolio') idle = worker;
        if ('failed' in answer) throw new Error(String(answer.failed));
        if ('refused' in answer && !('option' in answer)) throw new Refused(String(answer.refused));
        // The kind of an answer is that of its request.
        return answer as never;
      } finally {
        if (worker !== idle) await worker.terminate();
      }
    });
}

export type PagePicture = { webp: Uint8Array; width: number; height: number };

const maxPages = 150;

/** A picture of each page of a PDF, `widthPx` wide. */
async function picturesOfPdf(pdf: Uint8Array, widthPx: number): Promise<PagePicture[]> {
  // Four megabytes, loaded on demand.
  const { PDFiumLibrary } = await import('@hyzyla/pdfium');
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(pdf);
    const pictures: PagePicture[] = [];
    for (const page of document.pages()) {
      if (page.number >= maxPages) break;
      const scale = widthPx / page.getOriginalSize().originalWidth;
      const { data, width, height } = await page.render({ scale, render: 'bitmap' });
      const raw = { width, height, channels: 4 } as const;
      // The package has swapped blue and red to RGBA already.
      const webp = await sharp(data, { raw }).removeAlpha().webp({ quality: 82, effort: 1 }).toBuffer();
      pictures.push({ webp, width, height });
    }
    document.destroy();
    return pictures;
  } finally {
    library.destroy();
  }
}
