// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "ReservedWordsSDK",
  platforms: [.macOS(.v15)],
  products: [.library(name: "ReservedWordsSDK", targets: ["ReservedWordsSDK"])],
  dependencies: [.package(path: "../../dataconnect")],
  targets: [
    .target(
      name: "ReservedWordsSDK",
      dependencies: [
        .product(name: "DataConnectClient", package: "dataconnect")
      ],
      path: "Sources"
    )
  ]
)
