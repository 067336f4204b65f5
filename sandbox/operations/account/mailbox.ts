// A mail that the operator would have sent.
export interface SentMail {
  to: string;
  subject: string;
  text: string;
  // URL of the mail's button.
  link?: string;
  // Six digits to type on the site.
  code?: string;
  // ISO instant.
  sentAt: string;
}

export interface Mailbox {
  send(mail: SentMail): void;
  // Newest first.
  list(): readonly SentMail[];
}

// Mails never leave the sandbox; its start page shows them until it stops.
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
