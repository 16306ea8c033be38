import { html } from 'hono/html'
import type { SentMail } from '../mail-store.ts'

type Markup = ReturnType<typeof html>

/** Nothing is loaded or sent by the page, and no other page may frame it. */
export const MAILBOX_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** All sent mail for people to read, newest first, with links that can be followed. */
export const mailboxPage = (mail: readonly SentMail[]): Markup => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Mail of the sandbox</title>
</head>
<body>
<main>
<h1>Mail of the sandbox</h1>
${mail.length === 0 ? html`<p>Nothing has been sent yet.</p>` : ''}
${mail
  .toReversed()
  .map(
    ({ to, subject, text, sentAt }) =>
      html`<article><h2>${subject}</h2><p>To ${to}, <time datetime="${sentAt}">${sentAt}</time></p>${text
        .split('\n\n')
        .map(paragraph => html`<p>${withLink(paragraph)}</p>`)}</article><hr>`,
  )}
</main>
</body>
</html>
`

/** A paragraph that is an address is a link. */
const withLink = (paragraph: string): Markup | string =>
  /^https?:\/\/\S+$/.test(paragraph) ? html`<a href="${paragraph}">${paragraph}</a>` : paragraph
