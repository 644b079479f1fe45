/** The thread that opens a PKCS #12 file, which may take long: a certificate and its key in PEM. */

import { parentPort, workerData } from 'node:worker_threads'
import forge from 'node-forge'

/** Each character of the file is one byte. */
export type BundleFile = { file: string; password: string }
/** `'password'`: it does not open it; null: no such file. */
export type OpenedBundle = { certificate: string; key: string } | 'password' | null

parentPort?.postMessage(contentOf(workerData as BundleFile))

function contentOf({ file, password }: BundleFile): OpenedBundle {
  try {
    const bundle = opened(forge.asn1.fromDer(file), password)
    const bags = (type: string | undefined) => (type && bundle.getBags({ bagType: type })[type]) || []
    const { certBag, keyBag, pkcs8ShroudedKeyBag } = forge.pki.oids
    const key = [...bags(pkcs8ShroudedKeyBag), ...bags(keyBag)][0]?.key as forge.pki.rsa.PrivateKey | undefined
    // Others in the file are those of its issuers.
    const certificate = bags(certBag)
      .flatMap(({ cert }) => cert ?? [])
      .find(({ publicKey }) => key?.n.equals((publicKey as forge.pki.rsa.PublicKey).n))
    if (!key || !certificate) return null
    return { certificate: forge.pki.certificateToPem(certificate), key: forge.pki.privateKeyToPem(key) }
  } catch (error) {
    return String(error).includes('Invalid password') ? 'password' : null
  }
}

/** The checksum takes the password in UTF-16, and today's encryption in UTF-8, which forge leaves to its caller. */
function opened(content: forge.asn1.Asn1, password: string): forge.pkcs12.Pkcs12Pfx {
  try {
    return forge.pkcs12.pkcs12FromAsn1(content, password)
  } catch (error) {
    if (!String(error).includes('Failed to decrypt')) throw error
    const [version, contents] = content.value as forge.asn1.Asn1[]
    // The checksum, which comes last, was right.
    const unchecked = { ...content, value: [version, contents] } as forge.asn1.Asn1
    return forge.pkcs12.pkcs12FromAsn1(unchecked, forge.util.encodeUtf8(password))
  }
}
