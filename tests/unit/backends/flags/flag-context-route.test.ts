import { describe, expect, it } from 'vitest'
import { GET } from '@/app/api/flag-context/route'
import { flagContextPath } from '@/lib/site/paths'
import { LOCALES } from '@/lib/site/sites'
import { USER } from '../../registration/back-ends'
import { readAs } from '../../registration/requests'
import { serveBackEnds } from '../../registration/store'

const backEnds = serveBackEnds()

describe('the key under which the flag service knows a user (spec §3)', () => {
  it.each(LOCALES)('is the person’s own on %s', async locale => {
    expect(await readAs(GET, flagContextPath(locale), { user: USER })).toEqual({
      status: 200,
      body: { key: USER },
      cache: 'private, no-store',
    })
  })

  it('is everybody’s for an anonymous user', async () => {
    expect(await readAs(GET, flagContextPath('en-us'), {})).toMatchObject({
      status: 200,
      body: { key: 'anonymous' },
    })
  })

  it('is not guessed while it is unknown who asks', async () => {
    const answer = await readAs(GET, flagContextPath('en-us'), { user: USER, isExpired: true })
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  })

  it('costs no call of a back end', async () => {
    await readAs(GET, flagContextPath('en-us'), { user: USER })
    expect(backEnds().sent).toEqual([])
  })

  it.each(['', 'xx-xx', 'toString'])('is not known on a site %j', async locale => {
    const answer = await readAs(GET, `/api/flag-context?locale=${locale}`, { user: USER })
    expect(answer).toMatchObject({ status: 400, body: { code: 'locale' } })
  })
})
