import { expect, it } from 'vitest'
import { browserKind } from '@/lib/session/browser-kind'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36'

it.each([
  [`${WINDOWS} ${CHROME}`, 'Chrome', 'Windows'],
  [`${WINDOWS} ${CHROME} Edg/131.0.0.0`, 'Edge', 'Windows'],
  [`${WINDOWS} ${CHROME} OPR/116.0.0.0`, 'Opera', 'Windows'],
  ['Mozilla/5.0 (Windows NT 10.0; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox', 'Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox', 'Linux'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME}`, 'Chrome', 'ChromeOS'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    'Safari',
    'macOS',
  ],
  [`${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`, 'Safari', 'iOS'],
  [`${IPHONE} CriOS/131.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iOS'],
  [`${IPHONE} FxiOS/133.0 Mobile/15E148 Safari/605.1.15`, 'Firefox', 'iOS'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${CHROME}`, 'Chrome', 'Android'],
  [`Mozilla/5.0 (Linux; Android 10; K) SamsungBrowser/27.0 ${CHROME}`, 'Samsung Internet', 'Android'],
])('%s is told as %s on %s', (userAgent, browser, system) => {
  expect(browserKind(userAgent)).toEqual({ browser, system })
})

it('of a browser that says nothing, nothing is told', () => {
  expect(browserKind('')).toEqual({})
  expect(browserKind('curl/8.10.1')).toEqual({})
})
