import { aToZPath, letterPath } from '@/lib/site/routes'
import { expect, test } from './fixtures'
import { sendRaw } from './support/raw-request'

test('a site that lists all its titles on one page leads there from the page of a letter, for now', async () => {
  for (const locale of ['en-us', 'fr-ca', 'nl-nl'] as const) {
    const { status, headers } = await sendRaw(letterPath(locale, 'm'))
    expect([status, headers.location]).toEqual([307, aToZPath(locale)])
  }
})

test('what is no letter has no page', async () => {
  for (const segment of ['M', 'mm', '%C3%A9', '1'])
    expect((await sendRaw(letterPath('en-us', segment))).status, segment).toBe(404)
})
