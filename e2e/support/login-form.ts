import { expect, type Page } from 'playwright/test'
import { getMessages } from '@/lib/i18n/messages'
import type { Locale } from '@/lib/site/sites'
import { control, submitButton, summaryTexts } from './forms'

type Notice = keyof ReturnType<typeof getMessages>['login']['notices']

/** Fills the open login form and submits it. */
export async function sendLogin(page: Page, username: string, password: string): Promise<void> {
  await control(page, 'username').fill(username)
  await control(page, 'password').fill(password)
  await submitButton(page).click()
}

/** The login page shows this notice about the previous attempt. */
export const expectNotice = (page: Page, locale: Locale, notice: Notice): Promise<void> =>
  expect(summaryTexts(page)).toHaveText([getMessages(locale).login.notices[notice]])

/** Whether the session check of the store knows the browser; an idle connection may be closed just then. */
export const sessionStatus = async (page: Page): Promise<number> =>
  (await page.request.get('/store/customer/current', { maxRetries: 1 })).status()
