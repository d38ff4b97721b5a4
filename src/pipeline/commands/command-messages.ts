/** What every command says about how it was called. */

export const unknownOption = (option: string, task: string) =>
  `There is no option ${option}. See them:   ${task} -- --help`;

export const badPort = (written: string) => `--port is "${written}", expected a number from 1024 to 65535.`;

export const portTaken = (port: number, task: string) =>
  `Port ${port} is taken. Stop what runs there, or choose another:   ${task} -- --port ${port + 1}`;
