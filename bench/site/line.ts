import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

/** A line to the server. Kilobits are 1000 bits. */
export type Line = {
  name: string;
  /** From a packet sent to its answer; a connection's first packet waits one more, for TCP's handshake. */
  roundTripMs: number;
  /** What the server waits before it answers a request. */
  requestMs: number;
  downKbps: number;
  upKbps: number;
};

export const lines = {
  /**
   * Chrome's "slow 4G" as its developer tools and Lighthouse apply it: no time for a connection, and for every request
   * 3.75 times the round trip of 150 ms, 0.9 times the bandwidth.
   * https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
   */
  requests: {
    name: '562 ms a request, 1.44 Mbit/s',
    roundTripMs: 0,
    requestMs: 562,
    downKbps: 1440,
    upKbps: 675,
  },
  /** The network that those figures stand for, packet by packet, connection and slow start included. */
  packets: {
    name: '150 ms a round trip, 1.6 Mbit/s',
    roundTripMs: 150,
    requestMs: 0,
    downKbps: 1600,
    upKbps: 750,
  },
} satisfies Record<string, Line>;

const packetBytes = 1460;

/** Packets that a server may send before it hears of the first: https://www.rfc-editor.org/rfc/rfc6928 */
const firstWindow = 10;

/** Timers are late on a busy machine, which must not make the line slower. */
const latenessMs = 10;

/** One direction of a line, shared by all its connections: carries one packet after another. */
class Lane {
  #freeAt = 0;

  constructor(readonly kbps: number) {}

  /** Takes so many bytes, and tells when the last of them has left, on the clock of `performance.now()`. */
  take(bytes: number): number {
    this.#freeAt = Math.max(this.#freeAt, performance.now() - latenessMs) + (bytes * 8) / this.kbps;
    return this.#freeAt;
  }
}

/** Puts every socket it is given behind the same slow line. */
export function shape({ roundTripMs, downKbps, upKbps }: Line): (socket: Socket) => Duplex {
  const lanes = { down: new Lane(downKbps), up: new Lane(upKbps) };
  return (socket) => new SlowConnection(socket, lanes, roundTripMs);
}

class SlowConnection extends Duplex {
  readonly #openedAt = performance.now();
  readonly #arriving: Buffer[] = [];
  readonly #leaving: Buffer[] = [];
  /** Packets that may be under way at once, and are: slow start, without loss. */
  #window = firstWindow;
  #underWay = 0;

  constructor(
    readonly socket: Socket,
    readonly lanes: { down: Lane; up: Lane },
    readonly roundTripMs: number,
  ) {
    super();
    socket.setNoDelay(true);
    socket.on('data', (bytes: Buffer) => this.#receive(bytes));
    socket.on('close', () => this.destroy());
    // A browser that is ended leaves without a word.
    socket.on('error', () => this.destroy());
  }

  #receive(bytes: Buffer): void {
    this.#arriving.push(bytes);
    const leftAt = Math.max(this.lanes.up.take(bytes.length), this.#openedAt + this.roundTripMs);
    at(leftAt + this.roundTripMs / 2, () => this.push(this.#arriving.shift()));
  }

  override async _write(bytes: Buffer, _encoding: string, done: () => void): Promise<void> {
    let leftAt = 0;
    for (let start = 0; start < bytes.length; start += packetBytes) {
      while (this.#underWay >= this.#window) await wait(1);
      const packet = bytes.subarray(start, start + packetBytes);
      leftAt = this.lanes.down.take(packet.length);
      this.#leaving.push(packet);
      this.#underWay += 1;
      at(leftAt + this.roundTripMs / 2, () => this.socket.write(this.#leaving.shift() as Buffer));
      at(leftAt + this.roundTripMs, () => {
        this.#underWay -= 1;
        this.#window += 1;
      });
    }
    // The server learns that the line is busy, and chooses only then what it sends next.
    at(leftAt, done);
  }

  override _read(): void {}

  override _final(done: () => void): void {
    at(performance.now() + this.roundTripMs, () => this.socket.end());
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.socket.destroy();
    done(error);
  }
}

function at(time: number, act: () => void): void {
  setTimeout(act, time - performance.now());
}
