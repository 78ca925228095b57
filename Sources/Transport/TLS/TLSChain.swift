import CTLS

/// A server's certificate and those that lead from it to one that clients know.
struct TLSChain: ~Copyable {
    private let certificates: [OpaquePointer]

    /// Reads all certificates of a text in PEM.
    init(_ text: [UInt8]) throws(TLSFault) {
        var read: [OpaquePointer] = []
        let _: Void? = TLSLibrary.withMemory(text) { memory in
            while let certificate = PEM_read_bio_X509(memory, nil, nil, nil) { read.append(certificate) }
        }
        // Where the text ends there is no further beginning, which is noted like a fault.
        let isWhole: Bool = ctls_error_reason(ERR_peek_last_error()) == PEM_R_NO_START_LINE
        let reason: String = TLSLibrary.takeError()
        guard isWhole, !read.isEmpty else {
            for certificate in read { X509_free(certificate) }
            throw TLSFault(.certificate, Self.fault(of: text, at: read.count, isWhole, reason))
        }
        certificates = read
    }

    deinit { for certificate in certificates { X509_free(certificate) } }

    private static func fault(of text: [UInt8], at index: Int, _ isWhole: Bool, _ reason: String) -> String {
        guard isWhole else { return "holds certificates of which number \(index + 1) is damaged: \(reason)" }
        if TLSLibrary.contains("PRIVATE KEY-----", in: text) {
            return "holds a private key and no certificate; were the two files taken for one another?"
        }
        return "holds no certificate in PEM, which begins with -----BEGIN CERTIFICATE-----"
    }

    func install(in context: OpaquePointer) throws(TLSFault) {
        for (index, certificate) in certificates.enumerated() {
            let status: Int32
            if index == 0 {
                status = SSL_CTX_use_certificate(context, certificate)
            } else {
                X509_up_ref(certificate)
                status = ctls_add_chain_certificate(context, certificate)
                if status != 1 { X509_free(certificate) }
            }
            guard status == 1 else {
                let reason: String = TLSLibrary.takeError()
                throw TLSFault(
                    .certificate, "holds certificates of which number \(index + 1) cannot be used: \(reason)")
            }
        }
    }

    /// What clients will complain of, today or soon.
    func warnings(daysAhead: Int32) -> [String] {
        certificates.enumerated().compactMap { index, certificate in
            let name: String = index == 0 ? "the certificate" : "certificate number \(index + 1)"
            if X509_cmp_current_time(X509_get0_notBefore(certificate)) > 0 {
                return "\(name) is not good before \(Self.text(X509_get0_notBefore(certificate))); clients refuse it"
            }
            let end: UnsafePointer<ASN1_TIME>? = X509_get0_notAfter(certificate)
            var days: Int32 = 0
            var seconds: Int32 = 0
            guard ASN1_TIME_diff(&days, &seconds, nil, end) == 1 else { return nil }
            if days < 0 || seconds < 0 { return "\(name) has expired on \(Self.text(end)); clients refuse it" }
            return days < daysAhead ? "\(name) expires on \(Self.text(end))" : nil
        }
    }

    private static func text(_ time: UnsafePointer<ASN1_TIME>?) -> String {
        guard let memory = BIO_new(BIO_s_mem()) else { return "" }
        defer { BIO_free(memory) }
        ASN1_TIME_print(memory, time)
        let count: Int = BIO_ctrl_pending(memory)
        let bytes: [UInt8] = [UInt8](unsafeUninitializedCapacity: count) { buffer, used in
            used = max(0, Int(BIO_read(memory, buffer.baseAddress, Int32(count))))
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
