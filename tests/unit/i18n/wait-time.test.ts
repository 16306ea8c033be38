import { expect, it } from 'vitest'
import { waitTime } from '@/lib/format/wait-time'

it.each([
  ['en-us', 1, '1 second'],
  ['en-us', 7, '7 seconds'],
  ['en-gb', 89, '89 seconds'],
  ['en-gb', 90, '2 minutes'],
  ['fr-ca', 7, '7 secondes'],
  ['nl-nl', 600, '10 minuten'],
  ['es-es', 61, '61 segundos'],
] as const)('a wait in %s of %i seconds is shown as "%s"', (locale, seconds, words) => {
  expect(waitTime(locale, seconds).replace(/\s/gu, ' ')).toBe(words)
})
