import { expect, test } from 'vitest'
import { readConnectOrigins, readOptions } from '@/lib/config/front-door-options'

test('scripts may call the flag service at the address that the browser uses, and no other', () => {
  const FLAGS_URL = 'http://flags:3105'
  expect(readConnectOrigins({ FLAGS_URL })).toEqual(['http://flags:3105'])
  expect(readConnectOrigins({ FLAGS_URL, FLAGS_BROWSER_URL: 'https://app.example.com/x' })).toEqual([
    'https://app.example.com',
  ])
  expect(
    readConnectOrigins({
      FLAGS_URL,
      FLAGS_STREAM_URL: 'https://stream.example.com',
      FLAGS_EVENTS_URL: FLAGS_URL,
    }),
  ).toEqual(['http://flags:3105', 'https://stream.example.com'])
  expect(readConnectOrigins({})).toEqual([])
})

test('how long a request waits for its turn in overload is a setting, three seconds by default', () => {
  expect(readOptions({}).admissionWaitMs).toBe(3_000)
  expect(readOptions({ ADMISSION_WAIT_MS: '20000' }).admissionWaitMs).toBe(20_000)
})

test('the fresh time of cached pages is a setting', () => {
  expect(readOptions({}).pageCacheMs).toBe(10_000)
  expect(readOptions({ PAGE_CACHE_MS: '500' }).pageCacheMs).toBe(500)
})
