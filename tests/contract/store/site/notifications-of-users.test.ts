import { beforeEach, expect, it } from 'vitest'
import { getMessages } from '@/lib/i18n/messages'
import { serveSubmission } from '../qualifications/submission-harness.ts'
import { Browser } from '../sign-in/sign-in-harness.ts'

// What an address tells of an action contains texts of the user who acted, such as the name of a file.

const store = serveSubmission()
const { told } = getMessages('en-us').qualifications

const LURE = 'Your account is locked - call +1 900 555 0100'

let list = ''

beforeEach(async () => {
  const { query } = await store.addFile(store.id(), new File(['%PDF-1.7 lure'], `${LURE}.pdf`))
  list = query.get('notifications') ?? ''
})

/** What a browser shows of the address. */
const shownTo = async (browser: Browser): Promise<unknown> => {
  const query = new URLSearchParams({ locale: 'en-us', notifications: list })
  return (await browser.send(`/api/notifications?${query}`)).json()
}

it('are shown to whoever has acted', async () => {
  expect(await shownTo(store.browser)).toMatchObject([
    { message: told.fileAdded.replace('{name}', `${LURE}.pdf`), isHtml: false },
  ])
})

it('are shown to nobody else, to whom they would be words of the store', async () => {
  const other = new Browser()
  expect(await shownTo(other)).toEqual([])
  await other.signIn('petra.lind')
  expect(await shownTo(other)).toEqual([])
})
