import type { Logger } from 'pino';
import { createTransport } from 'nodemailer';
import { isLoopback } from '../settings.ts';

export type Letter = { to: string; subject: string; text: string };

export type Mail = {
  /** Whether the mail server has taken it. */
  send(letter: Letter): Promise<boolean>;
};

/** Whether a mail server that offers no STARTTLS is not to be used: a password goes over no open line to another machine. */
export const mustEncrypt = (url: string): boolean => {
  const { password, hostname } = new URL(url);
  return password !== '' && !isLoopback(hostname);
};

/**
 * Letters through the mail server at `url`, such as `smtps://name:password@mail.example.org`. What the address says of TLS
 * as a query, such as `?requireTLS=false`, counts more than what is said here.
 */
export const createMail = (url: string, from: string, log: Logger, patienceMs = 10_000): Mail => {
  const patience = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs };
  const transport = createTransport({ url, ...patience, requireTLS: mustEncrypt(url) }, { from });
  return {
    send: async (letter) => {
      try {
        await transport.sendMail({ ...letter, disableFileAccess: true, disableUrlAccess: true });
        return true;
      } catch (error) {
        log.error({ err: error, subject: letter.subject }, 'a letter could not be sent');
        return false;
      }
    },
  };
};
