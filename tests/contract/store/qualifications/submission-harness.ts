import { beforeEach, expect } from 'vitest'
import { getMessages } from '@/lib/i18n/messages'
import { accountDetailPath } from '@/lib/site/account-pages'
import { serveEvidence } from './evidence-harness.ts'

const { told } = getMessages('en-us').qualifications

const NOTE = 'The copy of my license is better this time.'

export const PDF = '%PDF-1.7 second'

export const second = () => new File([PDF], 'second.pdf')

/** What the next page tells of that file. */
export const ADDED = told.fileAdded.replace('{name}', 'second.pdf')

/** Beside the documents of an evidence. */
export const TYPED = { note: NOTE, statement: 'on' }

/** The same as the next page shows it again. */
export const KEPT = { note: NOTE, isAccepted: true }

/** The store with a draft of an evidence that has one document, and the form on its page. */
export function serveSubmission() {
  const store = serveEvidence()
  const { draw, send, written, addFile, submit, decide, listed } = store
  let id = ''

  beforeEach(async () => {
    await store.signIn('jonas.wick')
    id = await written()
  })

  const evidence = async () => (await listed()).find(known => known.id === id)

  return {
    ...store,
    id: () => id,
    evidence,
    status: async () => (await evidence())?.status,
    files: async () => (await evidence())?.documents.map(({ fileName }) => fileName),
    firstFile: async () => (await evidence())?.documents[0]?.id ?? '',
    decide: (step: object) => decide(id, step),
    /** Presses a button of the form. */
    press: (fields: Record<string, string | File>) => send('submission', { qualification: id, ...fields }),
    pressSend: (more: Record<string, string | File> = {}) => submit(id, more),
    pressAdd: (file: File, more: Record<string, string> = {}) => addFile(id, file, more),
    page: (query: Record<string, string> = {}) => draw('/[code]', id, query),
    /** The form on the next page: the message, whether the statement is accepted, and the whole page. */
    nextForm: async ({ path, query }: Awaited<ReturnType<typeof send>>) => {
      expect(path).toBe(accountDetailPath('en-us', 'qualifications', id))
      const page = await draw('/[code]', id, { form: query.get('form') ?? '' })
      return {
        page,
        note: /<textarea[^>]*name="note"[^>]*>([^<]*)</.exec(page)?.[1],
        isAccepted: /<input(?=[^>]*name="statement")[^>]*\bchecked\b/.test(page),
      }
    },
  }
}
