import { expect, it } from 'vitest'
import playwrightConfig from '@/playwright.config'
import { TEST_PROJECTS } from '@/scripts/tests/projects'
import vitestConfig from '@/vitest.config'

const runBy = (runner: keyof typeof TEST_PROJECTS): readonly string[] =>
  Object.values(TEST_PROJECTS[runner]).flat().sort()

it('`npm test` runs every project of both runners', () => {
  const ofVitest = vitestConfig.test?.projects?.map(project => Reflect.get(Object(project), 'test').name)
  expect(runBy('vitest')).toEqual(ofVitest?.sort())
  expect(runBy('playwright')).toEqual(playwrightConfig.projects?.map(({ name }) => name).sort())
})
