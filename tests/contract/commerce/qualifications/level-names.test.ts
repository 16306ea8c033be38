import { expect, it } from 'vitest'
import { levelName } from '@/lib/catalogue/level-name'
import { getSite, LOCALES } from '@/lib/site/sites'
import { qualificationListSchema } from '../../../../lib/contract/commerce/qualification/qualification.ts'
import { qualificationLevelListSchema } from '../../../../lib/contract/commerce/qualification-level.ts'
import { readExactly } from '../commerce-harness.ts'
import { createQualificationHarness, DEGREE, MIRA } from './qualification-calls.ts'

it.each(LOCALES)('levels have the same names and ranks in commerce and in the store on %s', async locale => {
  const commerce = createQualificationHarness()
  const { siteId, language } = getSite(locale)
  const read = (path: string, options = {}) =>
    commerce.call(`/occ/v2/${siteId}${path}?lang=${language}`, options)
  const { qualificationLevels } = await readExactly(
    await read('/accounts/qualificationLevels'),
    qualificationLevelListSchema,
  )
  expect(qualificationLevels.map(({ code, name, rank }) => [code, name, rank])).toEqual(
    (['A', 'B', 'C'] as const).map((code, at) => [code, levelName(locale, { code }), at + 1]),
  )
  await commerce.us('/users/current/qualifications', { ...MIRA, body: DEGREE })
  const list = await readExactly(await read('/users/current/qualifications', MIRA), qualificationListSchema)
  expect([list.effectiveLevel.name, list.qualifications[0]?.grantsLevel.name]).toEqual([
    levelName(locale, { code: 'A' }),
    levelName(locale, { code: 'C' }),
  ])
})
