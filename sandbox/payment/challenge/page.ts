import { html } from 'hono/html'
import type { FieldLanguage } from '../fields/texts.ts'
import { CHALLENGE_TEXTS } from './texts.ts'

type Markup = ReturnType<typeof html>

type Challenge = { amount: number; currency: string; language: FieldLanguage }

const frame = (language: FieldLanguage, body: Markup, outcome = ''): Markup => html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${CHALLENGE_TEXTS[language].title}</title>
<link rel="stylesheet" href="/challenge/style.css">
<script type="module" src="/challenge/challenge.js"></script>
</head>
<body data-outcome="${outcome}"><main><h1>${CHALLENGE_TEXTS[language].title}</h1>${body}</main></body>
</html>
`

/** The question of the bank; its form works without script. */
export const challengePage = ({ amount, currency, language }: Challenge): Markup => {
  const texts = CHALLENGE_TEXTS[language]
  const money = new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount / 100)
  return frame(
    language,
    html`<p>${texts.text.replace('{amount}', money)}</p>
<form method="post"><button name="answer" value="accept">${texts.accept}</button>
<button name="answer" value="refuse">${texts.refuse}</button>
<button name="answer" value="leave">${texts.leave}</button></form>`,
  )
}

/** What is shown after the answer; the script tells the page that frames it. */
export const challengeDonePage = (language: FieldLanguage, outcome: string): Markup =>
  frame(language, html`<p>${CHALLENGE_TEXTS[language].done}</p>`, outcome)
