import type { Logger } from 'pino';
import { createTransport } from 'nodemailer';

export type Letter = { to: string; subject: string; text: string };

export type Mail = {
  /** Whether the mail server has taken it. */
  send(letter: Letter): Promise<boolean>;
};

const patienceMs = 10_000;

/** Letters through the mail server at `url`, such as `smtps://name:password@mail.example.org`. */
export const createMail = (url: string, from: string, log: Logger): Mail => {
  const transport = createTransport(
    { url, connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs },
    { from },
  );
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
