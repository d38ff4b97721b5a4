/** What every command says about how it was called. */

export const unknownOption = (option: string, task: string) =>
  `There is no option ${option}. See them:   ${task} -- --help`;

export const badPort = (written: string, highest: number) =>
  `--port is "${written}", expected a number from 1024 to ${highest}.`;

export const portTaken = (port: number, task: string, other = port + 1) =>
  `Port ${port} is taken. Stop what runs there, or choose another:   ${task} -- --port ${other}`;
