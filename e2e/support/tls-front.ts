import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HOST_ENDINGS } from '@/lib/site/sites'
import { nginxPath, opensslPath } from '@/scripts/nginx'

/**
 * The front listens on `port`; the flag service is behind it, too, because an HTTPS page calls only HTTPS
 * addresses.
 */
export type TlsFrontOptions = { port: number; stores: readonly string[]; flags: string }

export type TlsFront = {
  /** Errors in its log since its start. */
  complaints: () => readonly string[]
  end: () => Promise<void>
}

const hostOf = (url: string): string => new URL(url).host

/** Buffers for responses have the default settings: responses must fit into them. */
function configuration(folder: string, { port, stores, flags }: TlsFrontOptions): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    worker_processes 1;
    pid ${folder}/nginx.pid;
    error_log ${folder}/error.log warn;
    events {}
    http {
      access_log off;
      ${temporary.map(kind => `${kind}_temp_path ${folder}/${kind};`).join('\n')}
      ssl_certificate ${folder}/certificate.pem;
      ssl_certificate_key ${folder}/key.pem;
      upstream store {
        ${stores.map(store => `server ${hostOf(store).replace('localhost', '127.0.0.1')} max_fails=0;`).join('\n')}
        keepalive 16;
        # Shorter than the store's: a write is not sent again if the store closes its connection meanwhile.
        keepalive_timeout 4s;
      }
      server {
        listen 127.0.0.1:${port} ssl http2 default_server;
        location / {
          proxy_pass http://store;
          proxy_http_version 1.1;
          proxy_set_header Connection "";
          proxy_set_header Host $http_host;
          proxy_set_header X-Forwarded-Host $http_host;
          proxy_set_header X-Forwarded-Proto https;
          # Each test has an address of its own, which it names.
          proxy_set_header X-Forwarded-For $http_x_forwarded_for;
        }
      }
      server {
        listen 127.0.0.1:${port} ssl http2;
        server_name flags.example.com;
        location / {
          proxy_pass ${flags};
          proxy_http_version 1.1;
          proxy_buffering off;
        }
      }
    }`
}

function makeCertificate(folder: string): void {
  const names = HOST_ENDINGS.map(ending => `DNS:*.example.${ending}`).join(',')
  execFileSync(
    opensslPath(),
    [
      ...[
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        '2',
      ],
      ...['-subj', '/CN=store of the tests', '-addext', `subjectAltName=${names}`],
      ...['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')],
    ],
    { stdio: 'ignore' },
  )
}

const isListening = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.end())
  })

/** nginx as TLS front before the stores, with a self-signed certificate. @throws if it does not start. */
export async function startTlsFront(options: TlsFrontOptions): Promise<TlsFront> {
  const folder = mkdtempSync(join(tmpdir(), 'store-front-'))
  const log = join(folder, 'error.log')
  makeCertificate(folder)
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, configuration(folder, options))
  writeFileSync(log, '')
  const child = spawn(nginxPath(), ['-c', file, '-e', log, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  let fault = ''
  child.once('error', ({ message }) => {
    fault = message
  })
  // Unlike `exit` it comes after a failed start, too.
  const ended = new Promise<void>(resolve => child.once('close', () => resolve()))
  const stop = () => child.kill('SIGTERM')
  process.once('exit', stop)
  const end = async () => {
    process.off('exit', stop)
    stop()
    await ended
    rmSync(folder, { recursive: true })
  }
  for (let tries = 0; !(await isListening(options.port)); tries += 1) {
    if (child.exitCode !== null || tries > 100) {
      const complaints = readFileSync(log, 'utf8')
      await end()
      throw new Error(`nginx did not start: ${fault}${complaints}`)
    }
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  return {
    complaints: () =>
      readFileSync(log, 'utf8')
        .split('\n')
        .filter(line => line.includes('upstream')),
    end,
  }
}
