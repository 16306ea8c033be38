import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { CONTACT_MESSAGE } from '../../lib/contract/contact-message.ts'
import type { MailStore, SandboxContext } from '../context.ts'
import { createAssetRoutes, PAGE_POLICY } from './assets.ts'
import {
  contactFaults,
  contactForm,
  contactMail,
  contactSent,
  newReference,
  readContactFields,
} from './contact-form.ts'
import { pick, type SiteDocuments } from './documents.ts'
import { errorPage } from './pages.ts'
import { pageText, sitePage } from './site-page.ts'

const CONTACT = 'contact-us'

const BODY_BYTES = 64 * 1024

type DocumentsOf = (locale: string) => SiteDocuments | undefined

/**
 * The pages that people read, the form that they write to customer support with, and the pages for failures.
 */
export function createPageRoutes({ settings, mailStore }: SandboxContext, documentsOf: DocumentsOf): Hono {
  const app = new Hono()
  const storeOf = (c: Context): string => {
    const from = URL.parse(c.req.header('referer') ?? '')?.origin
    return settings.storeOrigins.find(origin => origin === from) ?? settings.storeOrigins[0] ?? ''
  }

  app.route('/assets', createAssetRoutes())
  app.use('/:locale/*', async (c, next) => {
    await next()
    c.header('content-security-policy', PAGE_POLICY)
    c.header('vary', 'referer')
  })

  app.get('/:locale/:file{error\\.[45][0-9][0-9]\\.html}', c => {
    const documents = documentsOf(c.req.param('locale'))
    if (documents === undefined) return c.notFound()
    return c.html(errorPage(documents, storeOf(c), c.req.param('file').slice(6, 9)))
  })

  app.route('/', createContactRoutes({ documentsOf, storeOf, mailStore }))

  app.get('/:locale/:path{.+}', c => {
    const documents = documentsOf(c.req.param('locale'))
    const path = c.req.param('path')
    const page = documents?.pages.get(path)
    if (documents === undefined || page === undefined) return c.notFound()
    const fields = readContactFields({ message: c.req.query(CONTACT_MESSAGE) })
    const body = pageText(documents, page, path === CONTACT ? contactForm(documents, { fields }) : undefined)
    return c.html(sitePage({ documents, store: storeOf(c), title: page.title, body }))
  })
  return app
}

type ContactPowers = { documentsOf: DocumentsOf; storeOf: (c: Context) => string; mailStore: MailStore }

/** What becomes of a message to customer support. */
function createContactRoutes({ documentsOf, storeOf, mailStore }: ContactPowers): Hono {
  const app = new Hono()

  app.post(`/:locale/${CONTACT}`, bodyLimit({ maxSize: BODY_BYTES }), async c => {
    const documents = documentsOf(c.req.param('locale'))
    const page = documents?.pages.get(CONTACT)
    if (documents === undefined || page === undefined) return c.notFound()
    const fields = readContactFields(await c.req.parseBody())
    const faults = contactFaults(fields)
    if (faults.length > 0) {
      const body = pageText(documents, page, contactForm(documents, { fields, faults }))
      const titlePrefix = pick(documents.texts, 'contact.error')
      return c.html(sitePage({ documents, store: storeOf(c), title: page.title, titlePrefix, body }), 422)
    }
    const reference = newReference()
    mailStore.send(contactMail(documents.texts, fields, reference))
    return c.redirect(`/${documents.site.locale}/${CONTACT}/sent-${reference}`, 303)
  })

  app.get(`/:locale/${CONTACT}/:sent{sent-[0-9]{8}}`, c => {
    const documents = documentsOf(c.req.param('locale'))
    if (documents === undefined) return c.notFound()
    const body = contactSent(documents, c.req.param('sent').slice('sent-'.length))
    const title = pick(documents.texts, 'contact.sentTitle')
    return c.html(sitePage({ documents, store: storeOf(c), title, body }))
  })
  return app
}
