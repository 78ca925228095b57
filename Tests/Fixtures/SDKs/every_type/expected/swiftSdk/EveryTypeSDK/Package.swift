// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "EveryTypeSDK",
  platforms: [.macOS(.v15)],
  products: [.library(name: "EveryTypeSDK", targets: ["EveryTypeSDK"])],
  dependencies: [.package(path: "../../dataconnect")],
  targets: [
    .target(
      name: "EveryTypeSDK",
      dependencies: [
        .product(name: "DataConnectClient", package: "dataconnect")
      ],
      path: "Sources"
    )
  ]
)
