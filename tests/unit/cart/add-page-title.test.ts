import { expect, test } from 'vitest'
import { generateMetadata } from '@/app/[locale]/(personal)/store/cart/add/page'

const titleOf = async (parameters: Record<string, string>) => {
  const params = Promise.resolve({ locale: 'en-us' })
  const metadata = await generateMetadata({ params, searchParams: Promise.resolve(parameters) } as never)
  return JSON.stringify(metadata.title)
}

const LINES = { 'quantity.0900000001': 'ten' }

test('lines that could not be added as typed are an error in the title', async () => {
  expect(await titleOf(LINES)).toContain('Error')
})

test('lines whose outcome is unknown are no error in the title', async () => {
  const submissionKey = '0f9c1c1e-5b1a-4d0e-9a52-3f1f0d1c7a11'
  expect(await titleOf({ ...LINES, submissionKey })).not.toContain('Error')
})
