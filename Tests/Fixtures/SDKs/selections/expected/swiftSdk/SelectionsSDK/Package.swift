// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "SelectionsSDK",
  platforms: [.macOS(.v15)],
  products: [.library(name: "SelectionsSDK", targets: ["SelectionsSDK"])],
  dependencies: [.package(path: "../../dataconnect")],
  targets: [
    .target(
      name: "SelectionsSDK",
      dependencies: [
        .product(name: "DataConnectClient", package: "dataconnect")
      ],
      path: "Sources"
    )
  ]
)
