import { beforeEach } from 'vitest'
import { FORM_OWNER } from '@/lib/forms/hidden-fields'
import { qualificationActionPath } from '@/lib/site/qualification-paths'
import type { Locale } from '@/lib/site/sites'
import { forgetProcessState } from '../../../support/process-state'
import { drawPage } from '../../support/draw-page.ts'
import { renderFor } from '../../support/page-request.ts'
import { serveOrders } from '../ordering/ordering-harness.ts'
import { pointStoreAt, sealFormOwner } from '../sign-in/sign-in-harness.ts'

const PAGE = 'store/my-account/qualifications'

type Drawn = { query?: Record<string, string>; locale?: Locale }

/** Fields of the form of a licence. */
export const LICENCE = {
  kind: 'certification',
  certification: 'speech-language-licence',
  issuingBody: 'State board',
  number: 'SL-4471',
}

/** Fields of the form of a degree. */
export const MASTER = {
  kind: 'degree',
  degree: 'master',
  fieldOfStudy: 'Psychology',
  institution: 'University of Westmere',
  country: 'US',
  yearAwarded: '2015',
}

export const idOf = (path: string) => path.split('/').at(-1) ?? ''

/** The store with a sandbox that accepts every kind of evidence. */
export function serveEvidence() {
  const store = serveOrders()

  beforeEach(() => {
    pointStoreAt(store.sandbox(), { FLAGS_CLIENT_ID: store.sandbox().context.settings.flagsClientId })
    forgetProcessState('flags')
  })

  /** HTML of the list, or of a page below it, on one of the sites. */
  const drawAt = async (part: string, code: string, { query = {}, locale = 'en-us' }: Drawn) => {
    renderFor(store.browser)
    const html = await drawPage(`${PAGE}${part}`, query, code, locale)
    return html.replaceAll('<!-- -->', '').replaceAll('&#x27;', "'")
  }

  const draw = (part = '', code = '', query: Record<string, string> = {}) => drawAt(part, code, { query })

  const send = async (
    form: Parameters<typeof qualificationActionPath>[1],
    fields: Record<string, string | File>,
  ) => {
    const mark = { [FORM_OWNER]: await sealFormOwner((await store.context()).user.id) }
    const path = qualificationActionPath('en-us', form)
    if (form !== 'submission') return store.sent(path, { ...mark, ...(fields as Record<string, string>) })
    const body = new FormData()
    for (const [name, value] of Object.entries({ ...mark, ...fields })) body.append(name, value)
    return store.sent(path, body)
  }

  /** Stores an evidence with a document and returns its id. */
  const written = async (fields: Record<string, string> = LICENCE) => {
    const id = idOf((await send('evidence', fields)).path)
    await addFile(id, new File(['%PDF-1.7'], 'licence.pdf'))
    return id
  }

  const addFile = (id: string, document: File, more: Record<string, string> = {}) =>
    send('submission', { qualification: id, intent: 'add', document, ...more })

  const submit = (id: string, more: Record<string, string | File> = {}) =>
    send('submission', { qualification: id, intent: 'send', statement: 'on', ...more })

  /** Decides on an evidence as reviewers do. */
  const decide = (id: string, step: object) => store.control('PUT', `/commerce/qualifications/${id}`, step)

  const listed = async () => {
    const { listQualifications } = await import('@/lib/backends/commerce/qualifications.server')
    const answer = await listQualifications(await store.context())
    if (!answer.ok) throw new Error('the evidence was not listed')
    return answer.value.qualifications
  }

  return { ...store, draw, drawAt, send, written, addFile, submit, decide, listed }
}
