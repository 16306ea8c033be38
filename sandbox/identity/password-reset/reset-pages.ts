import { html } from 'hono/html'
import { faultOf, pick, type SiteDocuments } from '../../content/documents.ts'
import { RESET_PATH } from '../paths.ts'

type Markup = ReturnType<typeof html>

/** Where a page leads back to: a site of the store, in whose language it speaks. */
export type ResetPlace = { documents: SiteDocuments; store: string }

type PageName = 'ask' | 'sent' | 'choose' | 'gone' | 'done'

/** The address of one of the pages; it keeps the place. */
export const resetHref = (place: ResetPlace, path: '' | '/sent' | '/new' | '/done' = ''): string =>
  `${RESET_PATH}${path}?${new URLSearchParams(querySaying(place))}`

/**
 * The address in a mail. With the place, so that a link that no longer works says so in the reader's
 * language.
 */
export const linkHref = (place: ResetPlace, token: string): string =>
  `${RESET_PATH}/new?${new URLSearchParams({ token, ...querySaying(place) })}`

const querySaying = ({ documents, store }: ResetPlace) => ({ locale: documents.site.languageTag, store })

const loginHref = ({ documents, store }: ResetPlace): string => `${store}/${documents.site.locale}/login`

const frame = (place: ResetPlace, name: PageName, body: Markup, isRefused = false): Markup => {
  const { site, siteName, texts } = place.documents
  const title = pick(texts, `reset.${name}Title`)
  return html`<!doctype html>
<html lang="${site.languageTag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="${RESET_PATH}/assets/favicon.svg">
<link rel="stylesheet" href="${RESET_PATH}/assets/site.css">
<title>${isRefused ? `${pick(texts, 'contact.error')} ` : ''}${title} – ${siteName}</title>
</head>
<body>
<a class="skip" href="#main">${pick(texts, 'page.skip')}</a>
<header><div class="column">
<a class="logo" href="${place.store}/${site.locale}"><img src="${RESET_PATH}/assets/favicon.svg" alt="" width="36" height="36"> ${siteName}</a>
<nav><a href="${loginHref(place)}">${pick(texts, 'reset.back')}</a></nav>
</div></header>
<main id="main" tabindex="-1"><div class="column"><div class="text">
<h1>${title}</h1>
${body}
</div></div></main>
</body>
</html>
`
}

type Field = { name: 'name' | 'password'; attributes: Markup; hint?: Markup; fault?: string | undefined }

const form = ({ documents: { texts } }: ResetPlace, action: string, field: Field, below: Markup): Markup => {
  const { name, attributes, hint = html``, fault } = field
  const described = [...(fault === undefined ? [] : ['fault']), ...(name === 'password' ? ['rules'] : [])]
  return html`${
    fault === undefined
      ? ''
      : html`<div class="faults" role="alert"><h2>${pick(texts, 'contact.faults')}</h2><ul><li><a href="#${name}">${faultOf(texts, pick(texts, `reset.${name}`), fault)}</a></li></ul></div>`
  }<form method="post" action="${action}" novalidate><div class="field"><label for="${name}">${pick(texts, `reset.${name}`)}</label>${hint}${
    fault === undefined ? '' : html`<p class="fault" id="fault">${pick(texts, 'contact.error')} ${fault}</p>`
  }<input id="${name}" name="${name}" ${attributes}${
    described.length === 0 ? '' : html` aria-describedby="${described.join(' ')}"`
  }${fault === undefined ? '' : html` aria-invalid="true"`}></div>${below}</form>`
}

/** Whose password it is. The answer is always the same: nothing says whether there is such an account. */
export const askPage = (place: ResetPlace, isRefused = false): Markup => {
  const { texts } = place.documents
  const field = {
    name: 'name',
    attributes: html`autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="150"`,
    fault: isRefused ? pick(texts, 'reset.nameMissing') : undefined,
  } as const
  const send = html`<button type="submit">${pick(texts, 'reset.send')}</button>`
  return frame(
    place,
    'ask',
    html`<p class="lead">${pick(texts, 'reset.askText')}</p>${form(place, resetHref(place), field, send)}`,
    isRefused,
  )
}

export const sentPage = (place: ResetPlace): Markup => {
  const { texts } = place.documents
  return frame(
    place,
    'sent',
    html`<p class="lead">${pick(texts, 'reset.sentText')}</p><p>${pick(texts, 'reset.sentHelp')}</p>
<p><a href="${resetHref(place)}">${pick(texts, 'reset.again')}</a></p>`,
  )
}

type Choice = { token: string; username: string; isRefused?: boolean }

export const choosePage = (place: ResetPlace, { token, username, isRefused = false }: Choice): Markup => {
  const { texts } = place.documents
  const field = {
    name: 'password',
    attributes: html`type="password" autocomplete="new-password"`,
    hint: html`<p id="rules">${pick(texts, 'reset.rules')}</p>`,
    fault: isRefused ? pick(texts, 'reset.passwordWrong') : undefined,
  } as const
  const save = html`<input type="hidden" name="token" value="${token}"><button type="submit">${pick(texts, 'reset.save')}</button>`
  return frame(
    place,
    'choose',
    html`<p>${pick(texts, 'reset.account')} <strong>${username}</strong></p>${form(place, resetHref(place, '/new'), field, save)}`,
    isRefused,
  )
}

export const gonePage = (place: ResetPlace): Markup => {
  const { texts } = place.documents
  return frame(
    place,
    'gone',
    html`<p class="lead">${pick(texts, 'reset.goneText')}</p><p><a href="${resetHref(place)}">${pick(texts, 'reset.again')}</a></p>`,
  )
}

export const donePage = (place: ResetPlace): Markup => {
  const { texts } = place.documents
  return frame(
    place,
    'done',
    html`<p class="lead">${pick(texts, 'reset.doneText')}</p><p><a href="${loginHref(place)}">${pick(texts, 'reset.signIn')}</a></p>`,
  )
}
