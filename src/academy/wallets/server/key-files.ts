import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import { runInThread } from '#kit/server/run-in-thread.ts'
import type { BundleFile, OpenedBundle } from './bundle-worker.ts'

/** Certificates and keys in the files in which they are handed out: .cer, .pem, .key and .p12. */

/** Null: the file has none. */
export function certificateIn(file: Buffer | string): X509Certificate | null {
  try {
    // DER and PEM, also with other things before it.
    return new X509Certificate(file)
  } catch {
    return null
  }
}

/** Null: the file has none for RSA, or it is encrypted with another password. */
export function keyIn(file: Buffer | string, password: string | null): KeyObject | null {
  const passphrase = password ?? ''
  const inDer = { key: Buffer.from(file), format: 'der' } as const
  for (const read of [
    () => createPrivateKey({ key: file, format: 'pem', passphrase }),
    () => createPrivateKey({ ...inDer, type: 'pkcs8', passphrase }),
    () => createPrivateKey({ ...inDer, type: 'pkcs1' }),
  ]) {
    try {
      const key = read()
      return key.asymmetricKeyType === 'rsa' ? key : null
    } catch {
      // Another format is tried.
    }
  }
  return null
}

type Bundle = { certificate: X509Certificate; key: KeyObject }

/** A certificate and its key in one file (PKCS #12). `'password'`: it does not open it; null: no such file. */
export async function bundleIn(file: Buffer, password: string | null): Promise<Bundle | 'password' | null> {
  // All of them begin as a sequence in DER.
  if (file[0] !== 0x30) return null
  const opened = await openInThread({ file: file.toString('binary'), password: password ?? '' })
  if (opened === null || opened === 'password') return opened
  const certificate = certificateIn(opened.certificate)
  const key = keyIn(opened.key, null)
  return certificate && key && { certificate, key }
}

/** The file itself sets how many rounds its encryption has, so only a time limit can end it. */
function openInThread(file: BundleFile): Promise<OpenedBundle> {
  const limit = AbortSignal.timeout(milliseconds)
  return runInThread<OpenedBundle>(new URL('./bundle-worker.ts', import.meta.url), file, limit).catch(() => null)
}

/** Files of openssl and of a Mac take a tenth of a second. */
const milliseconds = 10_000
