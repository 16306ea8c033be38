import { aToZPath, letterPath } from '@/lib/site/paths'
import { expect, test } from '../fixtures'
import { sendRaw } from '../support/raw-request'

test('a letter page redirects temporarily to the A–Z list on a site that lists all titles on one page', async () => {
  for (const locale of ['fr-ca', 'nl-nl'] as const) {
    const { status, headers } = await sendRaw(letterPath(locale, 'm'))
    expect([status, headers.location]).toEqual([307, aToZPath(locale)])
  }
})

test('an invalid letter has no page', async () => {
  for (const segment of ['M', 'mm', '%C3%A9', '1'])
    expect((await sendRaw(letterPath('en-us', segment))).status, segment).toBe(404)
})
