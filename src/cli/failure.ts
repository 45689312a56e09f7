/** Exit codes as other Unix tools have them. A process that a signal ended answers 128 plus the signal's number. */
export const exitCodes = { ok: 0, failure: 1, usage: 2 } as const;

/** What ends the command with one line on standard error. */
export class Failure extends Error {
  readonly exitCode: number;
  constructor(message: string, exitCode: number = exitCodes.failure) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** The command was called in a way that it does not offer. */
export const usageError = (message: string): Failure => new Failure(message, exitCodes.usage);

/** The reason with which the command's signal is aborted. */
export class Interrupted extends Failure {
  constructor(signalNumber: number) {
    super('interrupted', 128 + signalNumber);
  }
}

const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ').trim();

/** What is said on standard error about anything thrown: always one line. */
export const complaintOf = (error: unknown): string =>
  `coscrum: ${oneLine(error instanceof Error ? error.message || error.name : String(error))}`;
