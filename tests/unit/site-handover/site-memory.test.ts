import { describe, expect, it } from 'vitest'
import type { CookieChange } from '@/lib/cookies/cookie-change'
import { withCookieChanges } from '@/lib/cookies/cookie-change'
import { choiceCookies, moveCookies, readSiteMemory } from '@/lib/site-handover/site-memory.server'
import { serveBackEnds } from '../registration/store'

serveBackEnds()

const namesOf = (changes: readonly CookieChange[]) => changes.map(({ name }) => name)

const read = (changes: readonly CookieChange[]) => readSiteMemory(withCookieChanges(new Map(), changes))

const NOTHING = { movedTo: undefined, country: undefined, chosen: undefined }

describe('what a browser remembers of its sites', () => {
  it('is nothing at first', () => {
    expect(readSiteMemory(new Map())).toEqual(NOTHING)
  })

  it('is a move, with its country', () => {
    expect(read(moveCookies('en-us', 'en-gb', 'IE'))).toEqual({ ...NOTHING, movedTo: 'en-gb', country: 'IE' })
  })

  it('is a choice', () => {
    expect(read(choiceCookies('nl-nl'))).toEqual({ ...NOTHING, chosen: 'nl-nl' })
  })

  it.each(['', 'gb', 'G', 'GBR', 'xGB', 'GB\n', '12', '<b>'])('is no country that is none: %j', country => {
    expect(readSiteMemory(new Map([['store.registration_country', country]]))).toEqual(NOTHING)
  })

  it.each(['', 'EN-GB', 'en-gb ', 'constructor', 'xx-xx'])('is no site that is none: %j', locale => {
    const cookies = ['store.locale_moved', 'store.locale_chosen'].map((name): [string, string] => [
      name,
      locale,
    ])
    expect(readSiteMemory(new Map(cookies))).toEqual(NOTHING)
  })
})

describe('a move', () => {
  it('tells the currency where it is another one', () => {
    expect(moveCookies('en-us', 'en-gb', 'IE')).toContainEqual(
      expect.objectContaining({ name: 'store.currency_switched', value: 'GBP' }),
    )
  })

  it('tells of no currency where it stays', () => {
    expect(namesOf(moveCookies('en-ca', 'fr-ca', 'CA'))).toEqual([
      'store.locale_moved',
      'store.registration_country',
      'store.second_country',
      'store.prev_locale',
    ])
  })
})
