/** The names of the page's server, so that no other site speaks for it. */
import { networkInterfaces } from 'node:os';
import type { LocalClassroom } from '../classroom/index.ts';

export const THIS_MACHINE = '127.0.0.1';

export const ownAddresses = (): readonly string[] =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

/** Whether requests use this server's own name and come from its own page. */
export interface OwnAddress {
  /** Another name in the Host header is a site that maps its own name to this machine. */
  readonly isOwnHost: (host: string | undefined) => boolean;
  readonly isOwnOrigin: (origin: string | undefined, host: string | undefined) => boolean;
}

export const namesOf = (port: number, classroom: LocalClassroom | null): OwnAddress => {
  const everywhere = classroom !== null && classroom.host !== THIS_MACHINE;
  const hosts = [THIS_MACHINE, 'localhost', ...(everywhere ? ownAddresses() : [])].map(
    (host) => `${host}:${port}`,
  );
  const origins = new Map(hosts.map((host) => [host, `http://${host}`]));
  if (typeof classroom?.publicUrl === 'string') {
    const { host, origin } = new URL(classroom.publicUrl);
    origins.set(host, origin);
  }
  const isOwnHost = (host: string | undefined): boolean => host !== undefined && origins.has(host);
  return {
    isOwnHost,
    isOwnOrigin: (origin, host) => isOwnHost(host) && origin === origins.get(host!),
  };
};
