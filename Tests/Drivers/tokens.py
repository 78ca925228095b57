"""Signs tokens with PyJWT and prints them: python tokens.py SEED

A line is an issuer (a document of keys, its form, the algorithms that are allowed) or a token for the issuer before it, good or not.
Bad ones are good ones that were changed, or that somebody else signed.
"""

import base64
import datetime
import hashlib
import hmac
import json
import random
import sys

import jwt
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, ed25519, rsa
from jwt.algorithms import ECAlgorithm, OKPAlgorithm, RSAAlgorithm

# In seconds since 1970, as the clock of the tests says.
NOW = 1000
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"


def main():
    chance = random.Random(int(sys.argv[1]))
    keys, strangers = make_keys(), make_keys()
    for algorithm, key in keys.items():
        for form, document in documents(algorithm, key):
            emit(form=form, document=document, algorithms=[algorithm])
            for _ in range(3):
                token = sign(chance, algorithm, key)
                emit(name="good", token=token, good=True)
                for name, changed in changes(chance, algorithm, token):
                    emit(name=name, token=changed)
            emit(name="stranger", token=sign(chance, algorithm, strangers[algorithm]))
            for other, other_key in keys.items():
                if other != algorithm:
                    emit(name="signed with " + other, token=sign(chance, other, other_key))
            emit(name="none", token=jwt.encode(claims(chance), None, algorithm="none", headers={"kid": "k"}))
            if algorithm != "HS256":
                emit(form=form, document=document, algorithms=[algorithm, "HS256"])
                emit(name="confusion", token=confused(chance, document))


def make_keys():
    shared = rsa.generate_private_key(65537, 2048)
    return {
        "RS256": shared,
        "RS384": shared,
        "RS512": rsa.generate_private_key(3, 3072),
        "PS256": shared,
        "ES256": ec.generate_private_key(ec.SECP256R1()),
        "ES384": ec.generate_private_key(ec.SECP384R1()),
        "EdDSA": ed25519.Ed25519PrivateKey.generate(),
        "HS256": random.randbytes(48),
    }


def documents(algorithm, key):
    """The public half in each form that fits it."""
    if algorithm == "HS256":
        yield "file", json.dumps({"kty": "oct", "kid": "k", "k": encode(key)})
        return
    public = key.public_key()
    to_jwk = {"R": RSAAlgorithm, "P": RSAAlgorithm, "E": ECAlgorithm}[algorithm[0]].to_jwk
    to_jwk = OKPAlgorithm.to_jwk if algorithm == "EdDSA" else to_jwk
    yield "webKeys", json.dumps({"keys": [{**json.loads(to_jwk(public)), "kid": "k", "use": "sig", "alg": algorithm}]})
    pem = public.public_bytes(serialization.Encoding.PEM, serialization.PublicFormat.SubjectPublicKeyInfo).decode()
    yield "certificates", json.dumps({"k": pem})
    yield "file", pem
    yield "certificates", json.dumps({"k": certificate(key)})


def certificate(key):
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "tokens.example.org")])
    start = datetime.datetime(2020, 1, 1)
    builder = x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key())
    builder = builder.serial_number(1).not_valid_before(start).not_valid_after(start + datetime.timedelta(days=14))
    digest = None if isinstance(key, ed25519.Ed25519PrivateKey) else hashes.SHA256()
    return builder.sign(key, digest).public_bytes(serialization.Encoding.PEM).decode()


def claims(chance):
    return {
        "iss": "i",
        "aud": chance.choice(["a", ["b", "a"]]),
        "sub": "ada",
        "iat": NOW - 10,
        "exp": NOW + 3600,
        "name": "".join(chance.choice("abcé€😀 ") for _ in range(chance.randrange(40))),
    }


def sign(chance, algorithm, key):
    return jwt.encode(claims(chance), key, algorithm=algorithm, headers={"kid": "k"})


def changes(chance, algorithm, token):
    """The token with one thing changed."""
    head, body, signature = token.split(".")
    for _ in range(6):
        place = chance.randrange(len(token))
        # The last character of a part may hold bits that belong to no byte: those changes are refused too.
        letter = chance.choice([other for other in ALPHABET if other != token[place]])
        if token[place] != ".":
            yield f"character {place}", token[:place] + letter + token[place + 1 :]
    raw = decode(signature)
    yield "truncated", f"{head}.{body}.{encode(raw[:-1])}"
    yield "extended", f"{head}.{body}.{encode(raw + bytes(1))}"
    yield "empty", f"{head}.{body}."
    yield "zeros", f"{head}.{body}.{encode(bytes(len(raw)))}"
    yield "halves swapped", f"{head}.{body}.{encode(raw[len(raw) // 2 :] + raw[: len(raw) // 2])}"
    for name in ["none", "HS256", "RS256", "ES256", "EdDSA", "PS256"]:
        if name != algorithm:
            other = encode(json.dumps({"alg": name, "kid": "k"}).encode())
            yield "called " + name, f"{other}.{body}.{signature}"


def confused(chance, document):
    """Signed with what everybody can read, as if it were a secret. PyJWT would refuse to do that."""
    head = encode(b'{"alg":"HS256","kid":"k"}')
    message = f"{head}.{encode(json.dumps(claims(chance)).encode())}"
    return f"{message}.{encode(hmac.digest(document.encode(), message.encode(), hashlib.sha256))}"


def encode(data):
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def decode(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def emit(**members):
    print(json.dumps(members))


main()
