/** A mail that the operator would have sent. */
export interface SentMail {
  to: string;
  subject: string;
  text: string;
  /** Where the mail's button leads. */
  link?: string;
  /** Six digits to type where they were asked for. */
  code?: string;
  /** ISO instant. */
  sentAt: string;
}

export interface Mailbox {
  send(mail: SentMail): void;
  /** Newest first. */
  list(): readonly SentMail[];
}

/** Nothing leaves the sandbox: mails are shown on its start page until it stops. */
const keptMails = 20;

export function mailbox(): Mailbox {
  let mails: readonly SentMail[] = [];
  return {
    send: (mail) => {
      mails = [mail, ...mails].slice(0, keptMails);
    },
    list: () => mails,
  };
}
