import type { Writable } from 'node:stream';
import { styleText } from 'node:util';
import { Command, CommanderError, Option } from 'commander';
import { nameOf } from '#contract/fields.ts';
import { complaintOf, exitCodes, Failure, usageError } from './failure.ts';
import { ideaText, type Input } from './idea-text.ts';
import { planAsMarkdown } from './plan-markdown.ts';
import { addKeepCommands, type Keeper } from './keep.ts';
import { planIncrement, scopes, type Client, type Scope } from './planning.ts';
import { printed } from './printed.ts';
import { projectNameFrom } from './project-name.ts';

/** A program that the commands can talk to, and where it keeps things; null for one that keeps nothing. */
export type Opened = { client: Client; place: string | null; close(): Promise<void> };

export type Terminal = {
  version: string;
  input: Input;
  output: Writable;
  errors: Writable;
  /** Aborted, with an Interrupted as its reason, when the person stops the command. */
  signal: AbortSignal;
  open: (how: { dryRun: boolean }) => Promise<Opened>;
  /** The store as a whole, which is not opened before it is asked for something. */
  keeper: () => Promise<Keeper>;
};

const formats = ['markdown', 'json'] as const;
type PlanOptions = {
  file?: string;
  name?: string;
  format: (typeof formats)[number];
  include: Scope;
  dryRun: boolean;
  quiet: boolean;
};

const examples = `
Examples:
  $ coscrum plan "A rowing club books its boats and reminds members the day before"
  $ coscrum plan --file idea.md --format json > plan.json
  $ pbpaste | coscrum plan - --include should --dry-run

The store is the server's: COSCRUM_DATA or DATABASE_URL say which. With --dry-run nothing is stored.
Exit codes: 0 planned, 1 failed, 2 called wrongly, 130 interrupted.`;

/** Run the command that the arguments name, and answer the exit code. Nothing is thrown. */
export const runCli = async (args: string[], terminal: Terminal): Promise<number> => {
  const { output, errors, signal } = terminal;
  let help = '';
  try {
    if (args.length === 0) throw usageError('no command given; see coscrum --help');
    await commands(terminal, (text) => (help += text)).parseAsync(args, { from: 'user' });
    return exitCodes.ok;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) {
      await printed(output, help);
      return exitCodes.ok;
    }
    const cause = signal.aborted ? (signal.reason as Failure) : fromCommander(error);
    errors.write(`${complaintOf(cause)}\n`);
    return cause instanceof Failure ? cause.exitCode : exitCodes.failure;
  }
};

const fromCommander = (error: unknown): unknown =>
  error instanceof CommanderError ? usageError(error.message.replace(/^error: /, '')) : error;

const commands = (terminal: Terminal, writeOut: (text: string) => void): Command => {
  const coscrum = new Command('coscrum')
    .description('Plan software with an AI scrum team that advises while you decide.')
    .version(terminal.version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand(false)
    .exitOverride()
    .configureOutput({ writeOut, writeErr: () => undefined, outputError: () => undefined });
  coscrum
    .command('plan')
    .summary('plan an increment from an idea')
    .description(
      'Plan an increment from an idea: compose a team, suggest features, have both architects review them, and print the plan.',
    )
    .argument('[text...]', 'the idea in your own words; - reads standard input')
    .option('-f, --file <path>', 'read the idea from a file')
    .option('-n, --name <name>', 'name of the project; made from the text when left out')
    .addOption(new Option('--format <format>', 'how the plan is printed').choices(formats).default('markdown'))
    .addOption(
      new Option('--include <scope>', 'what goes into the increment: Must Haves, also Should Haves, or all')
        .choices(scopes)
        .default('must'),
    )
    .option('--dry-run', 'store nothing', false)
    .option('-q, --quiet', 'no progress on standard error', false)
    .addHelpText('after', examples)
    .action((words: string[], options: PlanOptions) => plan(terminal, words, options));
  addKeepCommands(coscrum, terminal);
  return coscrum;
};

const plan = async (terminal: Terminal, words: string[], options: PlanOptions): Promise<void> => {
  const { input, output, errors, signal } = terminal;
  const givenName = options.name === undefined ? undefined : checkedName(options.name);
  const tell = (step: string) => {
    if (!options.quiet) errors.write(`${styleText('dim', step, { stream: errors })}\n`);
  };
  const text = await ideaText(words, options.file, { input, tell, signal });
  const { client, place, close } = await terminal.open({ dryRun: options.dryRun });
  try {
    const stored = place !== null;
    const name = givenName ?? projectNameFrom(text);
    const made = await planIncrement(client, { name, text, scope: options.include, stored, tell, signal });
    tell(stored ? `Kept in ${place} as project ${made.project.id}.` : 'Nothing was stored.');
    await printed(output, options.format === 'json' ? `${JSON.stringify(made, null, 2)}\n` : planAsMarkdown(made));
  } finally {
    await close();
  }
};

const checkedName = (name: string): string => {
  const parsed = nameOf('must not be empty').safeParse(name);
  if (!parsed.success) throw usageError(`--name: ${parsed.error.issues[0]?.message}`);
  return parsed.data;
};
