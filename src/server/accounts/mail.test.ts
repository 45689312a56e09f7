import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import pino from 'pino';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp } from '#tests/builders.ts';
import { aTeam } from '#tests/people.ts';
import { selfSigned } from '#tests/self-signed.ts';
import { createMail, mustEncrypt } from './mail.ts';

const from = 'plan@rowing.example';
const log = pino({ level: 'silent' });

type Arrived = { from: string; to: string[]; text: string; encrypted: boolean; user: unknown };

const readable = (raw: string): string =>
  raw
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));

/** A mail server of this machine, and the letters that it has taken. */
const aMailServer = async (options: SMTPServerOptions = {}) => {
  const letters: Arrived[] = [];
  const server = new SMTPServer({
    ...selfSigned,
    authOptional: true,
    disableReverseLookup: true,
    onAuth: ({ username, password }, _session, done) =>
      password === 'oars' ? done(null, { user: username }) : done(new Error('wrong')),
    onData: (stream, { envelope, secure, user }, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        letters.push({
          from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
          to: envelope.rcptTo.map(({ address }) => address),
          text: readable(Buffer.concat(parts).toString()),
          encrypted: secure,
          user,
        });
        done();
      });
    },
    ...options,
  });
  // A client that trusts nobody hangs up in the middle of the greeting.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    letters,
    address: `127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
};

const letter = { to: 'ebba@rowing.example', subject: 'x', text: 'y' };

describe('a letter', () => {
  let plain: Awaited<ReturnType<typeof aMailServer>>;
  beforeAll(async () => {
    plain = await aMailServer({ disabledCommands: ['STARTTLS'] });
  });
  afterAll(() => plain.close());

  test('of an invitation and of a new password arrives from the sender that is set, with a link that works', async () => {
    const mail = createMail(`smtp://${plain.address}`, from, log);
    const app = await openTestApp({ accounts: { mail, publicUrl: 'https://plan.example' } });
    const { workspace, me, colleague } = await aTeam(app);
    const email = `ebba-${workspace.id}@rowing.example`;
    const owner = app.clientSending(me.headers);
    expect(await owner.workspace.invite({ workspace_id: workspace.id, email, role: 'viewer' })).toMatchObject({
      mailed: true,
    });
    await app.client.account.requestReset({ email: colleague.email });
    await expect.poll(() => plain.letters.length).toBe(2);
    for (const [to, page, kind] of [
      [email, 'invitation', 'invitation'],
      [colleague.email, 'new-password', 'reset'],
    ] as const) {
      const arrived = plain.letters.find((one) => one.to.includes(to));
      expect(arrived).toMatchObject({ from, to: [to] });
      expect(arrived?.text).toContain(`From: ${from}`);
      const secret = new RegExp(String.raw`https://plan\.example/${page}#([\w-]{43})`).exec(arrived?.text ?? '')?.[1];
      expect(await app.client.account.link({ secret: secret ?? '' })).toMatchObject({ kind, email: to });
    }
    await app.close();
  });

  test('is told as not sent when the mail server is down, and the link can be handed over all the same', async () => {
    const gone = await aMailServer();
    await gone.close();
    const mail = createMail(`smtp://${gone.address}`, from, log);
    const app = await openTestApp({ accounts: { mail, publicUrl: 'https://plan.example' } });
    const { workspace, me, colleague } = await aTeam(app);
    const owner = app.clientSending(me.headers);
    const email = `ebba-${workspace.id}@rowing.example`;
    const { mailed, secret } = await owner.workspace.invite({ workspace_id: workspace.id, email, role: 'viewer' });
    expect(mailed).toBe(false);
    expect(await app.client.account.link({ secret })).toMatchObject({ kind: 'invitation', email });
    // Whether there was a letter tells whether there is such a person, so the answer is the same.
    expect(await app.client.account.requestReset({ email: colleague.email })).toBe(true);
    await app.close();
  });

  test('is given up when the mail server says nothing', async () => {
    const silent: Server = createServer(() => undefined);
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    expect(await createMail(`smtp://127.0.0.1:${port}`, from, log, 100).send(letter)).toBe(false);
    silent.close();
  });

  test('travels encrypted where the mail server offers it, and not at all to one that cannot prove who it is', async () => {
    const encrypting = await aMailServer();
    const url = `smtp://plan:oars@${encrypting.address}`;
    expect(await createMail(url, from, log).send(letter)).toBe(false);
    expect(encrypting.letters).toEqual([]);
    expect(await createMail(`${url}?tls.rejectUnauthorized=false`, from, log).send(letter)).toBe(true);
    expect(encrypting.letters).toMatchObject([{ encrypted: true, user: 'plan' }]);
    await encrypting.close();
  });

  test('with a password goes over no open line to another machine', async () => {
    expect(mustEncrypt('smtp://plan:oars@mail.example.org')).toBe(true);
    expect(mustEncrypt('smtp://mail.example.org')).toBe(false);
    expect(mustEncrypt('smtp://plan:oars@127.0.0.1:2525')).toBe(false);
    const before = plain.letters.length;
    expect(await createMail(`smtp://${plain.address}?requireTLS=true`, from, log).send(letter)).toBe(false);
    expect(plain.letters).toHaveLength(before);
  });
});
