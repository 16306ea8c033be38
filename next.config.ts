import type { NextConfig } from 'next'

// The file name `middleware.ts` is fixed in this project; only the framework's deprecation warning about it
// is dropped.
const warn = console.warn
console.warn = (...words: unknown[]) => {
  if (!String(words[0]).includes('"middleware" file convention')) warn(...words)
}

export default {
  output: 'standalone',
  // They read files of their own.
  serverExternalPackages: ['fontkit', 'pdfkit'],
  outputFileTracingIncludes: { '/api/orders/*/pdf': ['./lib/pdf/fonts/*.ttf'] },
  // Types are checked by `npm test` and `npm run check`; a second check took a third of each build.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  // The framework's wrapper of the response conflicts with that of the front door in the middle of a
  // streamed page.
  compress: false,
  // Only cached pages need an ETag, and the front door sets those.
  generateEtags: false,
  // Pages have their style sheet inlined: a `link` header would load it a second time and might exceed a
  // proxy's buffer.
  reactMaxHeadersLength: 0,
  reactStrictMode: true,
  skipTrailingSlashRedirect: true,
  images: { unoptimized: true },
  // Caching is done by the front door and by the parts that create the data, within their own limits.
  cacheMaxMemorySize: 0,
  // The front door buffers a page until it is complete, so its metadata can be in the head for all clients.
  htmlLimitedBots: /./,
  allowedDevOrigins: [
    '*.example.com',
    '*.example.ca',
    '*.example.co.uk',
    '*.example.com.au',
    '*.example.asia',
    '*.example.nl',
    '*.example.es',
  ],
  experimental: {
    // A larger body would be cut off before its handler reads it: a document of full size, with its fields.
    proxyClientMaxBodySize: 10_551_296,
    isrFlushToDisk: false,
    // Small chunks are merged with those that need them. Bigger ones stay shared: the registration steps
    // load their form library once.
    turbopackChunking: { minChunkSize: 120_000, maxMergeChunkSize: 90_000 },
  },
} satisfies NextConfig
