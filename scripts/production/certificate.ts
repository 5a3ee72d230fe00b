import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Certificate {
  key: Buffer
  cert: Buffer
  /** The certificate's file, for processes that are to trust it. */
  file: string
  keyFile: string
  /** The hash of its public key by which Chromium knows a certificate: SHA-256 of the SubjectPublicKeyInfo, in base64. */
  publicKeyHash: string
}

/** Makes a certificate for localhost in a folder. */
export function makeCertificate(folder: string): Certificate {
  const keyFile = join(folder, 'key.pem')
  const file = join(folder, 'cert.pem')
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  execFileSync('openssl', ['req', '-x509', ...kind, ...subject, '-keyout', keyFile, '-out', file], { stdio: 'ignore' })
  const cert = readFileSync(file)
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  const publicKeyHash = createHash('sha256').update(publicKey).digest('base64')
  return { key: readFileSync(keyFile), cert, file, keyFile, publicKeyHash }
}
