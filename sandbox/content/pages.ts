import { html } from 'hono/html'
import type { ContentLink } from '../../lib/contract/content.ts'
import { pick, type SiteDocuments } from './documents.ts'
import { sitePage } from './site-page.ts'

type Markup = ReturnType<typeof html>

const anchor = ({ href, label }: ContentLink): Markup => html`<a href="${href}">${label}</a>`

const list = (links: readonly ContentLink[]): Markup =>
  html`<ul>${links.map(link => html`<li>${anchor(link)}</li>`)}</ul>`

/** The mega menu as an experience fragment; link targets keep the vocabulary of the JSON documents. */
export const firstLevelNavFragment = ({ header, texts }: SiteDocuments): Markup =>
  html`<nav class="first-level-nav" aria-label="${pick(texts, 'menu')}"><ul>${header.groups.map(
    group =>
      html`<li class="nav-group" data-group="${group.id}"><h2>${group.label}</h2>${group.columns.map(
        column => html`<div class="nav-column"><h3>${column.title}</h3>${list(column.links)}</div>`,
      )}${
        group.promo === undefined
          ? ''
          : html`<div class="nav-promo"><h3>${group.promo.title}</h3><p>${group.promo.text}</p>${anchor({
              href: group.promo.href,
              label: group.promo.linkText,
            })}</div>`
      }</li>`,
  )}</ul></nav>`

/** The footer as an experience fragment. */
export const footerFragment = ({ footer, texts }: SiteDocuments): Markup =>
  html`<div class="footer-fragment"><nav aria-label="${pick(texts, 'footer')}">${footer.columns.map(
    column => html`<section class="footer-column"><h2>${column.title}</h2>${list(column.links)}</section>`,
  )}</nav><section class="footer-social"><h2>${pick(texts, 'social')}</h2>${list(
    footer.social,
  )}</section><div class="footer-legal">${list(footer.legal)}<p>${footer.copyright}</p></div></div>`

/** The regional error page of the marketing site (spec §8). */
export const errorPage = (documents: SiteDocuments, store: string, code: string): Markup => {
  const { site, texts } = documents
  return sitePage({
    documents,
    store,
    title: pick(texts, 'error.title'),
    body: html`<div class="text"><p class="lead">${pick(texts, 'error.text')}</p>
<p>${pick(texts, 'error.code')} ${code}</p>
<p><a href="/${site.locale}/contact-us">${pick(texts, 'error.contact')}</a></p></div>`,
  })
}
