import { betterAuth, type BetterAuthOptions } from 'better-auth';
import { hashPassword } from 'better-auth/crypto';
import type { Logger } from 'pino';
import { v7 as newId } from 'uuid';
import { limits } from '#contract/vocabulary.ts';
import { nobody, type Actor, type Person } from '#domain/permissions.ts';
import { whenFree } from '../db/busy.ts';
import type { Db, Store } from '../db/store.ts';
import { hashedSessions } from './hashed-sessions.ts';
import type { Letter, Mail } from './mail.ts';
import { hashOf, newSecret, ownerCodeOf } from './secrets.ts';

const sessionDays = 30;
const minuteMs = 60_000;
const daySeconds = 86_400;

export type AccountSettings = {
  /** Whether the cookie of a session travels by https alone. */
  secure: boolean;
  /** Address under which others reach this server, for links in letters. */
  publicUrl: string | null;
  mail: Mail | null;
  triesAMinute?: number;
  requestsAMinute?: number;
};

/** The secret that signs cookies, made by the first server of a store and the same for all. */
const serverSecret = async (db: Db): Promise<string> => {
  const name = 'cookies';
  await db
    .insertInto('secret')
    .values({ name, value: newSecret() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return value;
};

/** The account library on our tables. It signs people in and keeps their sessions; who is let in is decided by our operations. */
const createLibrary = async (db: Db, secret: string, { secure, publicUrl }: AccountSettings, log: Logger) => {
  const options = {
    secret,
    baseURL: publicUrl ?? 'http://localhost',
    telemetry: { enabled: false },
    // What reaches the library was let through by the guard already; it is called in this process and serves no address.
    rateLimit: { enabled: false },
    logger: {
      log: (level, message) => log.debug({ level }, message),
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: limits.passwordLeast,
      maxPasswordLength: limits.password,
    },
    user: {
      modelName: 'person',
      fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    account: {
      modelName: 'credential',
      fields: {
        accountId: 'account_id',
        providerId: 'provider_id',
        userId: 'person_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    session: {
      modelName: 'session',
      fields: {
        userId: 'person_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
      expiresIn: sessionDays * daySeconds,
      updateAge: daySeconds,
    },
    advanced: {
      cookiePrefix: 'coscrum',
      useSecureCookies: secure,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', secure },
      disableCSRFCheck: true,
      disableOriginCheck: true,
      database: { generateId: () => newId(), validateSchema: false },
    },
  } satisfies BetterAuthOptions;
  return betterAuth({ ...options, database: await hashedSessions(db, options) });
};

const personOf = async (db: Db, id: string, name: string, through: Person['through']): Promise<Person> => {
  const rows = await db.selectFrom('member').select(['workspace_id', 'role']).where('person_id', '=', id).execute();
  return { kind: 'person', id, name, through, roles: new Map(rows.map((row) => [row.workspace_id, row.role])) };
};

const tokenIn = (headers: Headers): string | null =>
  /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null;

/** People, their sessions and tokens. */
export const openAccounts = async (store: Store, settings: AccountSettings, log: Logger) => {
  const { db } = store;
  const secret = await whenFree(() => serverSecret(db));
  const library = await createLibrary(db, secret, settings, log);

  const byToken = async (given: string): Promise<Actor> => {
    const now = new Date();
    const row = await db
      .selectFrom('token')
      .innerJoin('person', 'person.id', 'token.person_id')
      .select([
        'token.id',
        'token.scope',
        'token.last_used_at',
        'token.expires_at',
        'person.id as person_id',
        'person.name',
      ])
      .where('token.hash', '=', hashOf(given))
      .where('token.revoked_at', 'is', null)
      .executeTakeFirst();
    if (row === undefined || (row.expires_at !== null && new Date(row.expires_at) <= now)) return nobody;
    if (row.last_used_at === null || now.getTime() - new Date(row.last_used_at).getTime() > minuteMs)
      await store.transact((tx) =>
        tx.updateTable('token').set({ last_used_at: now.toISOString() }).where('id', '=', row.id).execute(),
      );
    return personOf(db, row.person_id, row.name, row.scope);
  };

  const bySession = async (headers: Headers, answer: Headers): Promise<Actor> => {
    const { response, headers: cookies } = await whenFree(() =>
      library.api.getSession({ headers, returnHeaders: true }),
    );
    takeCookies(cookies, answer);
    return response === null ? nobody : personOf(db, response.user.id, response.user.name, 'session');
  };

  return {
    settings,
    ownerCode: ownerCodeOf(secret),
    /** Whether nobody owns this server yet. */
    needsOwner: async (): Promise<boolean> =>
      (await db.selectFrom('member').select('person_id').where('role', '=', 'owner').limit(1).executeTakeFirst()) ===
      undefined,
    /** Who sent a request. A token that is none is nobody, whatever the cookies say. */
    actorOf: (headers: Headers, answer: Headers): Promise<Actor> => {
      const token = tokenIn(headers);
      if (token !== null) return byToken(token);
      return headers.has('cookie') ? bySession(headers, answer) : Promise.resolve(nobody);
    },
    /** Begins a session and answers who it is of; null when the password is wrong or there is no such person. */
    signIn: async (email: string, password: string, headers: Headers, answer: Headers): Promise<Person | null> => {
      try {
        const { response, headers: cookies } = await whenFree(() =>
          library.api.signInEmail({ body: { email, password }, headers, returnHeaders: true }),
        );
        takeCookies(cookies, answer);
        return await personOf(db, response.user.id, response.user.name, 'session');
      } catch (error) {
        if (statusOf(error) === 401) return null;
        throw error;
      }
    },
    signOut: async (headers: Headers, answer: Headers): Promise<void> => {
      const { headers: cookies } = await whenFree(() => library.api.signOut({ headers, returnHeaders: true }));
      takeCookies(cookies, answer);
    },
    /** Sets another password and begins a new session, as the only one; false when the present one is wrong. */
    changePassword: async (current: string, password: string, headers: Headers, answer: Headers): Promise<boolean> => {
      try {
        const { headers: cookies } = await whenFree(() =>
          library.api.changePassword({
            body: { currentPassword: current, newPassword: password, revokeOtherSessions: true },
            headers,
            returnHeaders: true,
          }),
        );
        takeCookies(cookies, answer);
        return true;
      } catch (error) {
        if (statusOf(error) === 400) return false;
        throw error;
      }
    },
    hashPassword,
    /** Sends a letter with links to this server; false where it has no mail server, or that did not take it. */
    sendLetter: async (write: (url: string) => Letter): Promise<boolean> =>
      settings.mail !== null && settings.publicUrl !== null && settings.mail.send(write(settings.publicUrl)),
  };
};

export type Accounts = Awaited<ReturnType<typeof openAccounts>>;

const takeCookies = (from: Headers, to: Headers) => {
  for (const cookie of from.getSetCookie()) to.append('set-cookie', cookie);
};

const statusOf = (error: unknown): unknown => (error as { statusCode?: unknown } | null)?.statusCode;
