"""Ends TLS in front of a server: tls_front.py HOST:PORT FOLDER

Writes the certificate of an authority made up for the occasion to FOLDER/authority.pem, listens on a free port with a certificate
of that authority for "localhost" and 127.0.0.1, prints the port, and carries bytes until its input ends.
"""
import asyncio
import datetime
import ipaddress
import ssl
import sys

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

START = datetime.datetime.now(datetime.timezone.utc) - datetime.timedelta(days=1)


def builder(subject, issuer, key):
    name = lambda text: x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, text)])
    made = x509.CertificateBuilder().subject_name(name(subject)).issuer_name(name(issuer)).public_key(key.public_key())
    made = made.serial_number(x509.random_serial_number())
    return made.not_valid_before(START).not_valid_after(START + datetime.timedelta(days=14))


def write(path, *pieces):
    with open(path, "wb") as file:
        for piece in pieces:
            file.write(piece)
    return path


def context(folder):
    authority_key, key = (ec.generate_private_key(ec.SECP256R1()) for _ in range(2))
    authority = builder("authority", "authority", authority_key)
    authority = authority.add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
    authority = authority.sign(authority_key, hashes.SHA256())
    names = [x509.DNSName("localhost"), x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]
    leaf = builder("server", "authority", key).add_extension(x509.SubjectAlternativeName(names), critical=False)
    leaf = leaf.sign(authority_key, hashes.SHA256())
    pem = serialization.Encoding.PEM
    write(f"{folder}/authority.pem", authority.public_bytes(pem))
    private = key.private_bytes(pem, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    made = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    made.load_cert_chain(write(f"{folder}/server.pem", leaf.public_bytes(pem), private))
    return made


async def carry(reader, writer):
    try:
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    except (OSError, ssl.SSLError):
        pass
    finally:
        writer.close()


async def main(address, folder):
    host, port = address.rsplit(":", 1)

    async def serve(reader, writer):
        inner_reader, inner_writer = await asyncio.open_connection(host, int(port))
        await asyncio.gather(carry(reader, inner_writer), carry(inner_reader, writer))

    server = await asyncio.start_server(serve, ["0.0.0.0"], 0, ssl=context(folder))
    print(server.sockets[0].getsockname()[1], flush=True)
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)


asyncio.run(main(*sys.argv[1:]))
