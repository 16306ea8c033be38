import type { FrameLocator, Page } from 'playwright/test'
import { getMessages } from '@/lib/i18n/messages'
import type { Locale } from '@/lib/site/sites'

/** The frame of the payment provider with the fields of a card. */
export const cardFields = (page: Page, locale: Locale): FrameLocator =>
  page.frameLocator(`iframe[title="${getMessages(locale).paymentCards.form.fields.frameTitle}"]`)

/** Fills in a card with this number. */
export async function fillCard(fields: FrameLocator, number: string): Promise<void> {
  await fields.locator('#number').fill(number)
  await fields.locator('#expiry').fill('04/39')
  await fields.locator('#code').fill('123')
  await fields.locator('#name').fill('Ada Brightwater')
}
